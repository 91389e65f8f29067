export const PAYOUTS = /^\/v1\/treasury\/payouts$/;
export const PAYOUT = /^\/v1\/treasury\/payouts\/(?!preview$)[^/]+$/;
export const TRANSACTIONS = /^\/v1\/treasury\/transactions$/;
export const TREASURY = /^\/v1\/treasury$/;
