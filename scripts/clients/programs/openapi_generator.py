"""Pays with the Python client of openapi-generator."""

import os
import time

import openapi_client as corridor

RUN = os.environ["CORRIDOR_RUN"]
configuration = corridor.Configuration(
    host=os.environ["CORRIDOR_URL"], access_token=os.environ["CORRIDOR_API_KEY"]
)

with corridor.ApiClient(configuration) as client:
    treasury = corridor.TreasuryApi(client)
    instrument = treasury.create_funding_instrument(
        f"{RUN}-instrument",
        corridor.CreateFundingInstrumentRequest(
            corridor.CreateAudFundingInstrumentRequest(type="aud_account")
        ),
    )
    corridor.SandboxApi(client).simulate_payin(
        f"{RUN}-payin",
        corridor.SimulatePayinRequest(
            corridor.FundInstrumentWithAudRequest(
                funding_instrument_id=instrument.actual_instance.id, amount="1000.00"
            )
        ),
    )
    beneficiary = treasury.create_beneficiary(
        f"{RUN}-beneficiary",
        corridor.CreateBeneficiaryRequest(
            corridor.CreateIndividualBeneficiaryRequest(
                type="individual",
                first_name="Ada",
                last_name="Nguyen",
                destination=corridor.BeneficiaryDestinationInput(
                    corridor.BankAccountDestination(
                        type="bank_account",
                        bsb="000002",
                        account_number="200000002",
                        account_name="Ada Nguyen",
                    )
                ),
            )
        ),
    )

    def payout(amount: str, reference: str) -> corridor.CreatePayoutRequest:
        return corridor.CreatePayoutRequest(
            beneficiary_id=beneficiary.actual_instance.id,
            amount=amount,
            currency="AUD",
            external_reference=f"{RUN}-{reference}",
        )

    paid = treasury.create_payout(f"{RUN}-payout-1", payout("250.00", "paid"))
    while paid.status != "settled":
        time.sleep(0.2)
        paid = treasury.get_payout(paid.id)
    print("settled")

    page = treasury.list_transactions(limit=1)
    count = len(page.data)
    while page.has_more:
        page = treasury.list_transactions(limit=1, cursor=page.next_cursor)
        count += len(page.data)
    print("movements", count >= 3)

    webhook = corridor.WebhooksApi(client).create_webhook(
        f"{RUN}-webhook", corridor.CreateWebhookRequest(url="http://localhost:4000/hooks")
    )
    print("secret", webhook.secret.startswith("whsec_"))

    try:
        treasury.create_payout(f"{RUN}-payout-2", payout("900000.00", "refused"))
    except corridor.ApiException as error:
        print(corridor.ErrorResponse.from_json(error.body).code)
