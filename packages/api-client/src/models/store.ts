/** Opening a store: the application, what became of it, the account of the merchant back-end (Spec §1, §3 "Store"). */
import { storeActs, storeStates } from "@tradehall/mall-rules/states/shop/store-application";
import * as v from "valibot";
import { dateTime, flag, id, instant, text } from "./wire.ts";

const degrees = v.nullable(v.number());

/** Private pictures are named by their paths; a signature behind the path is let through. */
const filePath = text(200);

/** What an applicant sends. */
export const StoreForm = v.object({
  shopName: text(40),
  contact: text(40),
  tel: text(40),
  provinceId: id,
  cityId: id,
  areaId: id,
  addr: text(100),
  /** Its place on the map (WGS 84); both null where none was marked. */
  latitude: degrees,
  longitude: degrees,
  intro: text(400),
  logo: filePath,
  licence: filePath,
  idFront: filePath,
  idBack: filePath,
});
export type StoreForm = v.InferOutput<typeof StoreForm>;

/** An application as the applicant and the platform read it: pictures by signed addresses, good for some minutes. */
export const StoreApplication = v.object({
  ...StoreForm.entries,
  applicationId: id,
  province: v.string(),
  city: v.string(),
  area: v.string(),
  /** What the platform said when it refused; "" otherwise. */
  remarks: v.string(),
  submitTime: dateTime,
  /** Null until the platform has decided. */
  decideTime: v.nullable(dateTime),
});
export type StoreApplication = v.InferOutput<typeof StoreApplication>;

/** What a call about the buyer's own store comes to. */
export const StoreStep = v.object({
  state: v.picklist(storeStates),
  /** What the applicant may do now. */
  actions: v.array(v.picklist(storeActs)),
  applicationId: v.nullable(id),
  /** The shop it became. */
  shopId: v.nullable(id),
});
export type StoreStep = v.InferOutput<typeof StoreStep>;

/** The buyer's own store, from nothing to an open shop. */
export const MyStore = v.object({
  ...StoreStep.entries,
  application: v.nullable(StoreApplication),
  /** Signs in to the merchant back-end; null until one is set. */
  account: v.nullable(v.string()),
});
export type MyStore = v.InferOutput<typeof MyStore>;

/** An application as the platform has it before it. */
export const SandboxStore = v.object({
  applicationId: id,
  /** Of the applicant. */
  account: v.string(),
  state: v.picklist(storeStates),
  application: StoreApplication,
  /** When it was sent: a decision that names it is refused once another one was sent. */
  submittedAt: instant,
  shopId: v.nullable(id),
  isWaiting: flag,
});
export type SandboxStore = v.InferOutput<typeof SandboxStore>;

const signed = (path: string) => `${path}?who=9&until=1795659300&sign=c2lnbmF0dXJl`;
const pictures = {
  logo: "/files/3f/3f2c9a51d0b7e64c8a1f0d2e9b7c6a51.webp",
  licence: "/files/3f/3f2c9a51d0b7e64c8a1f0d2e9b7c6a52.webp",
  idFront: "/files/3f/3f2c9a51d0b7e64c8a1f0d2e9b7c6a53.webp",
  idBack: "/files/3f/3f2c9a51d0b7e64c8a1f0d2e9b7c6a54.webp",
};

export const storeFormExample: StoreForm = {
  shopName: "诚泰标准件",
  contact: "诚泰",
  tel: "0577-86660214",
  ...{ provinceId: 330_000, cityId: 330_300, areaId: 330_303 },
  addr: "滨海四道 555 号 2 号厂房",
  ...{ latitude: 27.90512, longitude: 120.82731 },
  intro: "专业生产碳钢、不锈钢紧固件二十年，支持来图定制，常规规格现货当天发出。",
  ...pictures,
};

export const storeApplicationExample: StoreApplication = {
  ...storeFormExample,
  logo: signed(pictures.logo),
  licence: signed(pictures.licence),
  idFront: signed(pictures.idFront),
  idBack: signed(pictures.idBack),
  applicationId: 1,
  ...{ province: "浙江省", city: "温州市", area: "龙湾区" },
  remarks: "",
  submitTime: "2026-11-25 14:20:00",
  decideTime: null,
};

export const storeStepExample: StoreStep = {
  state: "underReview",
  actions: ["withdraw"],
  ...{ applicationId: 1, shopId: null },
};

export const myStoreExample: MyStore = {
  ...storeStepExample,
  application: storeApplicationExample,
  account: null,
};

export const sandboxStoreExample: SandboxStore = {
  applicationId: 1,
  account: "seller01",
  state: "underReview",
  application: storeApplicationExample,
  submittedAt: 1_795_587_600_000,
  shopId: null,
  isWaiting: 1,
};
