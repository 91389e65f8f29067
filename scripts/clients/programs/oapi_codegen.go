// Pays with the client of oapi-codegen.
package main

import (
	"context"
	"fmt"
	"net/http"
	"os"
	"strings"
	"time"

	corridor "example.com/corridor/client"
)

var run = os.Getenv("CORRIDOR_RUN")

func must[Value any](value Value, err error) Value {
	if err != nil {
		panic(err)
	}
	return value
}

func main() {
	ctx := context.Background()
	client := must(corridor.NewClientWithResponses(os.Getenv("CORRIDOR_URL"), corridor.WithRequestEditorFn(
		func(_ context.Context, request *http.Request) error {
			request.Header.Set("Authorization", "Bearer "+os.Getenv("CORRIDOR_API_KEY"))
			return nil
		})))

	var fund corridor.CreateFundingInstrumentRequest
	if err := fund.FromCreateAudFundingInstrumentRequest(corridor.CreateAudFundingInstrumentRequest{Type: "aud_account"}); err != nil {
		panic(err)
	}
	instrument := must(must(client.CreateFundingInstrumentWithResponse(ctx,
		&corridor.CreateFundingInstrumentParams{IdempotencyKey: run + "-instrument"}, fund)).JSON201.AsAudFundingInstrument())
	var payin corridor.SimulatePayinRequest
	if err := payin.FromFundInstrumentWithAudRequest(corridor.FundInstrumentWithAudRequest{
		FundingInstrumentId: instrument.Id, Amount: "1000.00"}); err != nil {
		panic(err)
	}
	must(client.SimulatePayinWithResponse(ctx, &corridor.SimulatePayinParams{IdempotencyKey: run + "-payin"}, payin))

	var destination corridor.BeneficiaryDestinationInput
	if err := destination.FromBankAccountDestination(corridor.BankAccountDestination{
		Type: "bank_account", Bsb: "000002", AccountNumber: "200000002", AccountName: "Ada Nguyen"}); err != nil {
		panic(err)
	}
	var person corridor.CreateBeneficiaryRequest
	if err := person.FromCreateIndividualBeneficiaryRequest(corridor.CreateIndividualBeneficiaryRequest{
		Type: "individual", FirstName: "Ada", LastName: "Nguyen", Destination: destination}); err != nil {
		panic(err)
	}
	beneficiary := must(must(client.CreateBeneficiaryWithResponse(ctx,
		&corridor.CreateBeneficiaryParams{IdempotencyKey: run + "-beneficiary"}, person)).JSON201.AsIndividualBeneficiary())

	pay := func(key, amount string) *corridor.CreatePayoutResponse {
		return must(client.CreatePayoutWithResponse(ctx, &corridor.CreatePayoutParams{IdempotencyKey: run + "-" + key},
			corridor.CreatePayoutRequest{BeneficiaryId: beneficiary.Id, Amount: amount, Currency: "AUD", ExternalReference: run + "-" + key}))
	}
	paid := pay("paid", "250.00").JSON201
	for paid.Status != "settled" {
		time.Sleep(200 * time.Millisecond)
		paid = must(client.GetPayoutWithResponse(ctx, paid.Id)).JSON200
	}
	fmt.Println("settled")

	limit := 1
	page := must(client.ListTransactionsWithResponse(ctx, &corridor.ListTransactionsParams{Limit: &limit})).JSON200
	count := len(page.Data)
	for page.HasMore {
		page = must(client.ListTransactionsWithResponse(ctx,
			&corridor.ListTransactionsParams{Limit: &limit, Cursor: page.NextCursor})).JSON200
		count += len(page.Data)
	}
	fmt.Println("movements", count >= 3)

	webhook := must(client.CreateWebhookWithResponse(ctx, &corridor.CreateWebhookParams{IdempotencyKey: run + "-webhook"},
		corridor.CreateWebhookRequest{Url: "http://localhost:4000/hooks"})).JSON201
	fmt.Println("secret", strings.HasPrefix(webhook.Secret, "whsec_"))

	fmt.Println(pay("refused", "900000.00").JSON422.Code)
}
