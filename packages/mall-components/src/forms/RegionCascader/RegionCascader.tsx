import { Select } from "@tradehall/ui/Select";
import { useState } from "react";
import { useIntl } from "react-intl";
import { listWords } from "../../messages/list.messages.ts";
import * as css from "./RegionCascader.css.ts";
import { messages } from "./RegionCascader.messages.ts";

/** A province, city or area. */
export interface RegionOption {
  /** Code of the region, sent with the form. */
  id: string;
  /** Name as it is shown. */
  name: string;
}

/** Ids of the chosen region; empty where nothing is chosen. */
export interface RegionValue {
  provinceId: string;
  cityId: string;
  areaId: string;
}

/** Levels whose options depend on the one above. */
export type RegionLevel = "city" | "area";

export interface RegionCascaderProps {
  /** All provinces, given with the page. */
  provinces: readonly RegionOption[];
  /** Cities of the chosen province; empty until asked for by `onOpen`. */
  cities: readonly RegionOption[];
  /** Areas of the chosen city. */
  areas: readonly RegionOption[];
  /** The choice to start with. */
  defaultValue?: Partial<RegionValue>;
  /** A level needs the options under this parent: fetch them and give them as `cities` or `areas`. */
  onOpen?: (level: RegionLevel, parentId: string) => void;
  /** The level whose options are on their way. */
  pendingLevel?: RegionLevel;
  /** All three levels must be chosen; shows a mark. Default false. */
  isRequired?: boolean;
}

const empty: RegionValue = { provinceId: "", cityId: "", areaId: "" };
const toOptions = (list: readonly RegionOption[]) => list.map(({ id, name }) => ({ value: id, label: name }));

/**
 * Province, city and area as three native selects. Without script the button beside them sends the form by GET to
 * the current page, which then answers with the next level's options.
 */
export function RegionCascader(props: RegionCascaderProps) {
  const { provinces, cities, areas, onOpen, pendingLevel, isRequired } = props;
  const intl = useIntl();
  const [value, setValue] = useState<RegionValue>({ ...empty, ...props.defaultValue });
  const shared = { isRequired, isLabelHidden: true };
  const loading = intl.formatMessage(listWords.loading);
  return (
    <fieldset className={css.region}>
      <legend className={css.legend}>
        {isRequired && (
          <span aria-hidden="true" className={css.required}>
            *
          </span>
        )}
        {intl.formatMessage(messages.label)}
      </legend>
      <div className={css.levels}>
        <Select
          {...shared}
          autoComplete="address-level1"
          label={intl.formatMessage(messages.province)}
          name="provinceId"
          onChange={(provinceId) => {
            setValue({ ...empty, provinceId });
            onOpen?.("city", provinceId);
          }}
          options={toOptions(provinces)}
          placeholder={intl.formatMessage(messages.province)}
          value={value.provinceId}
        />
        <Select
          {...shared}
          autoComplete="address-level2"
          isDisabled={value.provinceId === "" || pendingLevel === "city"}
          label={intl.formatMessage(messages.city)}
          name="cityId"
          onChange={(cityId) => {
            setValue({ ...value, cityId, areaId: "" });
            onOpen?.("area", cityId);
          }}
          options={toOptions(cities)}
          placeholder={pendingLevel === "city" ? loading : intl.formatMessage(messages.city)}
          value={value.cityId}
        />
        <Select
          {...shared}
          autoComplete="address-level3"
          isDisabled={value.cityId === "" || pendingLevel === "area"}
          label={intl.formatMessage(messages.area)}
          name="areaId"
          onChange={(areaId) => setValue({ ...value, areaId })}
          options={toOptions(areas)}
          placeholder={pendingLevel === "area" ? loading : intl.formatMessage(messages.area)}
          value={value.areaId}
        />
      </div>
      <noscript>
        <button className={css.next} formMethod="get" formNoValidate type="submit">
          {intl.formatMessage(messages.next)}
        </button>
      </noscript>
    </fieldset>
  );
}
