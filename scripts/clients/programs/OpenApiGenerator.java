// Pays with the Java client of openapi-generator.
import org.openapitools.client.ApiClient;
import org.openapitools.client.ApiException;
import org.openapitools.client.api.SandboxApi;
import org.openapitools.client.api.TreasuryApi;
import org.openapitools.client.api.WebhooksApi;
import org.openapitools.client.model.*;

public class OpenApiGenerator {
  static final String RUN = System.getenv("CORRIDOR_RUN");

  /** For the service in whichever epoch it is. */
  static final String ANY_EPOCH = null;

  static CreatePayoutRequest payout(String beneficiaryId, String key, String amount) {
    return new CreatePayoutRequest()
        .beneficiaryId(beneficiaryId)
        .amount(amount)
        .currency(CreatePayoutRequest.CurrencyEnum.AUD)
        .externalReference(RUN + "-" + key);
  }

  public static void main(String[] arguments) throws Exception {
    ApiClient client = new ApiClient();
    client.updateBaseUri(System.getenv("CORRIDOR_URL"));
    client.setRequestInterceptor(
        request -> request.header("Authorization", "Bearer " + System.getenv("CORRIDOR_API_KEY")));
    TreasuryApi treasury = new TreasuryApi(client);

    FundingInstrument instrument =
        treasury.createFundingInstrument(
            RUN + "-instrument",
            new CreateFundingInstrumentRequest(
                new CreateAudFundingInstrumentRequest()
                    .type(CreateAudFundingInstrumentRequest.TypeEnum.AUD_ACCOUNT)),
            ANY_EPOCH);
    new SandboxApi(client)
        .simulatePayin(
            RUN + "-payin",
            new SimulatePayinRequest(
                new FundInstrumentWithAudRequest()
                    .fundingInstrumentId(instrument.getAudFundingInstrument().getId())
                    .amount("1000.00")),
            ANY_EPOCH);
    Beneficiary beneficiary =
        treasury.createBeneficiary(
            RUN + "-beneficiary",
            new CreateBeneficiaryRequest(
                new CreateIndividualBeneficiaryRequest()
                    .type(CreateIndividualBeneficiaryRequest.TypeEnum.INDIVIDUAL)
                    .firstName("Ada")
                    .lastName("Nguyen")
                    .destination(
                        new BeneficiaryDestinationInput(
                            new BankAccountDestination()
                                .type(BankAccountDestination.TypeEnum.BANK_ACCOUNT)
                                .bsb("000002")
                                .accountNumber("200000002")
                                .accountName("Ada Nguyen")))),
            ANY_EPOCH);
    String beneficiaryId = beneficiary.getIndividualBeneficiary().getId();

    Payout paid =
        treasury.createPayout(
            RUN + "-paid", payout(beneficiaryId, "paid", "250.00"), ANY_EPOCH);
    while (paid.getStatus() != OperationStatus.SETTLED) {
      Thread.sleep(200);
      paid = treasury.getPayout(paid.getId());
    }
    System.out.println("settled");

    MovementList page = treasury.listTransactions(1, null, null, null, null, null, null);
    int count = page.getData().size();
    while (page.getHasMore()) {
      page = treasury.listTransactions(1, page.getNextCursor(), null, null, null, null, null);
      count += page.getData().size();
    }
    System.out.println("movements " + (count >= 3));

    WebhookWithSecret webhook =
        new WebhooksApi(client)
            .createWebhook(RUN + "-webhook", new CreateWebhookRequest().url("http://localhost:4000/hooks"), ANY_EPOCH);
    System.out.println("secret " + webhook.getSecret().startsWith("whsec_"));

    try {
      treasury.createPayout(
          RUN + "-refused", payout(beneficiaryId, "refused", "900000.00"), ANY_EPOCH);
    } catch (ApiException error) {
      System.out.println(
          ApiClient.createDefaultObjectMapper()
              .readValue(error.getResponseBody(), ErrorResponse.class)
              .getCode());
    }
  }
}
