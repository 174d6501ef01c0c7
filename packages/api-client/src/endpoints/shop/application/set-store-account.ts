import * as v from "valibot";
import { StoreStep, storeStepExample } from "../../../models/store.ts";
import { text } from "../../../models/wire.ts";
import { endpoint } from "../../contract.ts";

/** Account and password of the merchant back-end, 6 to 12 characters (Spec §5); to change them takes a code to the own mobile. */
export const setStoreAccount = endpoint("PUT /p/myShop/account", {
  summary: "Sets or changes the store's account and password",
  tag: "store",
  auth: "token",
  effect: "write",
  perMinute: 20,
  body: v.object({
    account: text(40),
    password: text(50),
    /** The code sent by `sendOwnSms`; only where there is an account already. */
    validCode: v.optional(text(20)),
  }),
  answer: StoreStep,
  fails: ["A00001", "A00004"],
  example: {
    body: { account: "chengtai", password: "Bolt#2026" },
    answer: { ...storeStepExample, state: "notOpen", actions: ["setAccount"], shopId: 7 },
  },
});
