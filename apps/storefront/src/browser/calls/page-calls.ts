/** Calls that pages make after their first view, each a plain function. */
import { listAreas } from "@tradehall/api-client/endpoints/address/list-areas";
import { findCompanies } from "@tradehall/api-client/endpoints/landing/find-companies";
import { getPayStatus } from "@tradehall/api-client/endpoints/payment/get-pay-status";
import { getCategoryInfo } from "@tradehall/api-client/endpoints/product/category/get-category-info";
import { deleteHistory } from "@tradehall/api-client/endpoints/search/history/delete-history";
import { getHistory } from "@tradehall/api-client/endpoints/search/history/get-history";
import { restoreHistory } from "@tradehall/api-client/endpoints/search/history/restore-history";
import { selectSuggestions } from "@tradehall/api-client/endpoints/search/select-suggestions";
import { checkStoreName } from "@tradehall/api-client/endpoints/shop/application/check-store-name";
import { toCompanyChoice } from "@tradehall/mall-adapters/landing";
import { mall } from "./client.ts";

export const fetchHistory = () => mall(getHistory);
export const forgetWords = (keyword: string) => mall(deleteHistory, { query: { keyword } });
export const restoreWords = (keywords: readonly string[]) =>
  mall(restoreHistory, { body: { keywords: [...keywords] } });
export const fetchSuggestions = (keyword: string, signal: AbortSignal) =>
  mall(selectSuggestions, { query: { keyword } }, { signal });
export const fetchCategories = async (parentId: number) =>
  (await mall(getCategoryInfo, { query: { parentId } })).categoryInfo;
export const fetchAreas = (pid: number) => mall(listAreas, { query: { pid } });
export const fetchPayment = (payNo: string) => mall(getPayStatus, { query: { payNo } });
export const fetchCompanies = async (keyword: string, signal: AbortSignal) =>
  (await mall(findCompanies, { query: { keyword } }, { signal })).map(toCompanyChoice);
export const fetchIsNameTaken = async (shopName: string, signal: AbortSignal) =>
  (await mall(checkStoreName, { query: { shopName } }, { signal })).isTaken === 1;
