/** Why a process does not work on a database, in one sentence for whoever started it; the database is as it was. */
export class DatabaseRefused extends Error {}
