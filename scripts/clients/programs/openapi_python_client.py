"""Pays with the client of openapi-python-client."""

import os
import time

from corridor_client import AuthenticatedClient
from corridor_client.api.sandbox import simulate_payin
from corridor_client.api.treasury import (
    create_beneficiary,
    create_funding_instrument,
    create_payout,
    get_payout,
    list_transactions,
)
from corridor_client.api.webhooks import create_webhook
from corridor_client.models import (
    BankAccountDestination,
    CreateAudFundingInstrumentRequest,
    CreateIndividualBeneficiaryRequest,
    CreatePayoutRequest,
    CreateWebhookRequest,
    ErrorResponse,
    FundInstrumentWithAudRequest,
)

RUN = os.environ["CORRIDOR_RUN"]
client = AuthenticatedClient(
    base_url=os.environ["CORRIDOR_URL"], token=os.environ["CORRIDOR_API_KEY"]
)

instrument = create_funding_instrument.sync(
    client=client,
    body=CreateAudFundingInstrumentRequest(type_="aud_account"),
    idempotency_key=f"{RUN}-instrument",
)
simulate_payin.sync(
    client=client,
    body=FundInstrumentWithAudRequest(funding_instrument_id=instrument.id, amount="1000.00"),
    idempotency_key=f"{RUN}-payin",
)
beneficiary = create_beneficiary.sync(
    client=client,
    body=CreateIndividualBeneficiaryRequest(
        type_="individual",
        first_name="Ada",
        last_name="Nguyen",
        destination=BankAccountDestination(
            type_="bank_account",
            bsb="000002",
            account_number="200000002",
            account_name="Ada Nguyen",
        ),
    ),
    idempotency_key=f"{RUN}-beneficiary",
)


def payout(amount: str, reference: str) -> CreatePayoutRequest:
    return CreatePayoutRequest(
        beneficiary_id=beneficiary.id,
        amount=amount,
        currency="AUD",
        external_reference=f"{RUN}-{reference}",
    )


paid = create_payout.sync(
    client=client, body=payout("250.00", "paid"), idempotency_key=f"{RUN}-payout-1"
)
while paid.status != "settled":
    time.sleep(0.2)
    paid = get_payout.sync(paid.id, client=client)
print("settled")

page = list_transactions.sync(client=client, limit=1)
count = len(page.data)
while page.has_more:
    page = list_transactions.sync(client=client, limit=1, cursor=page.next_cursor)
    count += len(page.data)
print("movements", count >= 3)

webhook = create_webhook.sync(
    client=client,
    body=CreateWebhookRequest(url="http://localhost:4000/hooks"),
    idempotency_key=f"{RUN}-webhook",
)
print("secret", webhook.secret.startswith("whsec_"))

refused = create_payout.sync(
    client=client, body=payout("900000.00", "refused"), idempotency_key=f"{RUN}-payout-2"
)
if isinstance(refused, ErrorResponse):
    print(refused.code)
