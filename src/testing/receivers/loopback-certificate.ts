/** A certificate for `localhost`, `receiver.test` and 127.0.0.1 that nobody trusts but a test that says so; it is its own issuer. */
export const LOOPBACK_CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBiTCCAS+gAwIBAgIUKc/KEUI8351UOpr96lEvDbOZfC8wCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTIwMDEwMTAwMDAwMFoYDzIxMjAwMTAx
MDAwMDAwWjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAQAg3eRmuSo4qfvbVpVrKG5d1nwbeyNwCypmFK5Zw7Q185XtGRj+iAC
IsBPxCnNrrsaRlmqX7DukfLvBaZO/OMfo10wWzAPBgNVHRMBAf8EBTADAQH/MCkG
A1UdEQQiMCCCCWxvY2FsaG9zdIINcmVjZWl2ZXIudGVzdIcEfwAAATAdBgNVHQ4E
FgQUz8GK+uTQMRwbkFJFYOmXlrgHmdowCgYIKoZIzj0EAwIDSAAwRQIhAJ4N+gs7
5yYAY+txI7nufw3yltwWpJRnjwIVPt+ljvgGAiBprr3b4RxXnIViwFB1R3T6ReJP
4ivHzx8AeNqaXP9eYw==
-----END CERTIFICATE-----
`;

/** Its key, which is of no use anywhere else. */
export const LOOPBACK_KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgMFeZvIk7tjG3FrjH
lLATxWrPjOTzgkLDeuQ3XEGixLOhRANCAAQAg3eRmuSo4qfvbVpVrKG5d1nwbeyN
wCypmFK5Zw7Q185XtGRj+iACIsBPxCnNrrsaRlmqX7DukfLvBaZO/OMf
-----END PRIVATE KEY-----
`;
