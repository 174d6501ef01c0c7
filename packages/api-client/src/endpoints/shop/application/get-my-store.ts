import { MyStore, myStoreExample } from "../../../models/store.ts";
import { endpoint } from "../../contract.ts";

/** What became of the buyer's wish to open a store: nothing yet, an application, or a shop (Spec §4). */
export const getMyStore = endpoint("GET /p/myShop/detail", {
  summary: "The buyer's own store: its application and the account of the merchant back-end",
  tag: "store",
  auth: "token",
  effect: "read",
  answer: MyStore,
  fails: ["A00004"],
  example: { answer: myStoreExample },
});
