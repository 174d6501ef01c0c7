import { visitLimits } from "@tradehall/mall-rules/limits";
import { visitTypes } from "@tradehall/mall-rules/states/site/visit";
import * as v from "valibot";
import { dateTime, id, int, text } from "./wire.ts";

/** A step of a visit (Spec §3 "Flow-analytics record"). */
export const VisitRecord = v.object({
  /** Spec §9: 1 home, 2 3 5 product, 4 flash sale, 6 list, 7 special discount, 8 cart, 9 order … */
  pageId: int,
  /** 0 normal, 1 group, 2 flash sale. */
  bizType: v.optional(int, 0),
  /** What the page is about, e.g. the product's id. */
  bizData: v.optional(text(100), ""),
  /** Counts from 0 in each visit. */
  step: v.optional(int, 0),
  /** 1 is the desktop storefront. */
  systemType: v.optional(int, 1),
  /** The browser, and its visit: a new one begins after 30 idle minutes. */
  uuid: text(64),
  uuidSession: text(64),
  /** 1 a page was opened, 4 goods were put into the cart. */
  visitType: v.optional(int, visitTypes.page),
  /** The page with an id before this one in the same tab and visit. */
  prevPageId: v.optional(int),
  /** Pieces put into the cart. */
  nums: v.optional(int),
  /** Comma-joined. */
  orderNumbers: v.optional(text(1_000), ""),
  /** How long the record waited in the browser for the network. */
  waitedMs: v.optional(v.pipe(int, v.minValue(0), v.maxValue(visitLimits.waitMs)), 0),
});
export type VisitRecord = v.InferOutput<typeof VisitRecord>;

export const visitExample = {
  pageId: 3,
  bizType: 0,
  bizData: "12",
  step: 4,
  systemType: 1,
  uuid: "5f0c9a52-7d7b-4c0b-8d3e-0d5cf5b3a111",
  uuidSession: "0a7be2f4-33c1-4b52-9c39-4f5f1a9e2222",
  visitType: 1,
  prevPageId: 6,
};

/** A record as it is stored. */
export const StoredVisit = v.object({
  userId: v.nullable(id),
  enterpriseId: id,
  ...v.omit(VisitRecord, ["waitedMs", "prevPageId", "nums"]).entries,
  prevPageId: v.nullable(int),
  nums: v.nullable(int),
  createTime: dateTime,
});
export type StoredVisit = v.InferOutput<typeof StoredVisit>;

export const storedVisitExample: StoredVisit = {
  ...visitExample,
  userId: 1,
  enterpriseId: 1,
  nums: null,
  orderNumbers: "",
  createTime: "2026-01-02 09:30:00",
};
