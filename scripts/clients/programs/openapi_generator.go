// Pays with the Go client of openapi-generator.
package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"strings"
	"time"

	corridor "example.com/corridor/client"
)

var run = os.Getenv("CORRIDOR_RUN")

func must[Value any, Reply any](value Value, _ Reply, err error) Value {
	if err != nil {
		panic(err)
	}
	return value
}

func main() {
	configuration := corridor.NewConfiguration()
	configuration.Servers = corridor.ServerConfigurations{{URL: os.Getenv("CORRIDOR_URL")}}
	client := corridor.NewAPIClient(configuration)
	ctx := context.WithValue(context.Background(), corridor.ContextAccessToken, os.Getenv("CORRIDOR_API_KEY"))
	treasury := client.TreasuryAPI

	instrument := must(treasury.CreateFundingInstrument(ctx).IdempotencyKey(run + "-instrument").CreateFundingInstrumentRequest(
		corridor.CreateAudFundingInstrumentRequestAsCreateFundingInstrumentRequest(
			corridor.NewCreateAudFundingInstrumentRequest("aud_account"))).Execute())
	must(client.SandboxAPI.SimulatePayin(ctx).IdempotencyKey(run + "-payin").SimulatePayinRequest(
		corridor.FundInstrumentWithAudRequestAsSimulatePayinRequest(
			corridor.NewFundInstrumentWithAudRequest(instrument.AudFundingInstrument.Id, "1000.00"))).Execute())

	destination := corridor.BankAccountDestinationAsBeneficiaryDestinationInput(
		corridor.NewBankAccountDestination("bank_account", "000002", "200000002", "Ada Nguyen"))
	beneficiary := must(treasury.CreateBeneficiary(ctx).IdempotencyKey(run + "-beneficiary").CreateBeneficiaryRequest(
		corridor.CreateIndividualBeneficiaryRequestAsCreateBeneficiaryRequest(
			corridor.NewCreateIndividualBeneficiaryRequest(destination, "individual", "Ada", "Nguyen"))).Execute())

	payout := func(key, amount string) corridor.ApiCreatePayoutRequest {
		body := corridor.NewCreatePayoutRequest(beneficiary.IndividualBeneficiary.Id, amount, "AUD", run+"-"+key)
		return treasury.CreatePayout(ctx).IdempotencyKey(run + "-" + key).CreatePayoutRequest(*body)
	}
	paid := must(payout("paid", "250.00").Execute())
	for paid.Status != "settled" {
		time.Sleep(200 * time.Millisecond)
		paid = must(treasury.GetPayout(ctx, paid.Id).Execute())
	}
	fmt.Println("settled")

	page := must(treasury.ListTransactions(ctx).Limit(1).Execute())
	count := len(page.Data)
	for page.HasMore {
		page = must(treasury.ListTransactions(ctx).Limit(1).Cursor(page.GetNextCursor()).Execute())
		count += len(page.Data)
	}
	fmt.Println("movements", count >= 3)

	webhook := must(client.WebhooksAPI.CreateWebhook(ctx).IdempotencyKey(run + "-webhook").CreateWebhookRequest(
		*corridor.NewCreateWebhookRequest("http://localhost:4000/hooks")).Execute())
	fmt.Println("secret", strings.HasPrefix(webhook.Secret, "whsec_"))

	_, _, err := payout("refused", "900000.00").Execute()
	var refused *corridor.GenericOpenAPIError
	if errors.As(err, &refused) {
		fmt.Println(refused.Model().(corridor.ErrorResponse).Code)
	}
}
