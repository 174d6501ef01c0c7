/** A store that is being opened: as its page shows it, as its form starts, as it is sent. */
import type { MyStore, StoreApplication, StoreForm } from "@tradehall/api-client/models/store";
import type { StoreSheetView } from "@tradehall/mall-components/store/StoreSheet";
import { type StoreField, type StorePicture, storePictures } from "@tradehall/mall-rules/checks/store";
import { fromNames, keysOf } from "@tradehall/mall-rules/records";
import type { StoreAct, StoreState } from "@tradehall/mall-rules/states/shop/store-application";

const pictureNames = keysOf(storePictures);

export interface StoreView {
  state: StoreState;
  actions: readonly StoreAct[];
  shopId: string | null;
  account: string | null;
  /** Of the application; absent before the first one. */
  shopName?: string;
  remarks?: string;
  submittedText?: string;
  decidedText?: string;
  sheet?: StoreSheetView;
}

const minutes = (time: string): string => time.slice(0, 16);

export const toStorePictures = (application: StoreApplication): Record<StorePicture, string> =>
  fromNames(pictureNames, (name) => application[name]);

function toSheet(application: StoreApplication): StoreSheetView {
  const { shopName, contact, tel, province, city, area, addr, intro, latitude, longitude } = application;
  return {
    ...{ shopName, contact, tel, intro },
    // 上海市上海市 says the city once.
    address: [...new Set([province, city, area]), addr].join(""),
    place:
      latitude !== null && longitude !== null
        ? { latitude: latitude.toFixed(5), longitude: longitude.toFixed(5) }
        : undefined,
    pictures: toStorePictures(application),
  };
}

export function toStoreView({ state, actions, shopId, account, application }: MyStore): StoreView {
  const own = { state, actions, account, shopId: shopId === null ? null : String(shopId) };
  if (!application) return own;
  const { shopName, remarks, submitTime, decideTime } = application;
  return {
    ...own,
    ...{ shopName, remarks, submittedText: minutes(submitTime), sheet: toSheet(application) },
    ...(decideTime ? { decidedText: minutes(decideTime) } : {}),
  };
}

const textOf = (value: string | number | null): string => (value === null ? "" : String(value));

/** What is in the form of an application that is sent again. */
export function toStoreValues(application: StoreApplication): Record<StoreField, string> {
  const { provinceId, cityId, areaId, latitude, longitude, shopName, contact, tel, addr, intro } =
    application;
  return {
    ...{ shopName, contact, tel, addr, intro, ...toStorePictures(application) },
    ...{ provinceId: textOf(provinceId), cityId: textOf(cityId), areaId: textOf(areaId) },
    ...{ latitude: textOf(latitude), longitude: textOf(longitude) },
  };
}

const degrees = (typed: string): number | null => (typed === "" ? null : Number(typed));

/** Checked values of the form as they are sent. */
export const toStoreForm = (values: Record<StoreField, string>): StoreForm => ({
  ...values,
  provinceId: Number(values.provinceId),
  cityId: Number(values.cityId),
  areaId: Number(values.areaId),
  latitude: degrees(values.latitude),
  longitude: degrees(values.longitude),
});
