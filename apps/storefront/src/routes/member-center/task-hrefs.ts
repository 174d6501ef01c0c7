/** Where each task is done. */
import type { MemberTask } from "@tradehall/mall-rules/states/membership/member";
import { listHref } from "../../adapters/list-address.ts";
import { hrefTo } from "../../href-to.ts";

export const taskHrefs: Readonly<Record<MemberTask, string>> = {
  profile: hrefTo("uc-account"),
  mail: hrefTo("uc-account", { part: "mail" }),
  address: hrefTo("uc-address"),
  firstOrder: listHref({}),
  firstReview: hrefTo("uc-comments"),
};
