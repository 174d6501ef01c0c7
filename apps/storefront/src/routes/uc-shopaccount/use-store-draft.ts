/** What was typed and uploaded for an application: kept in this tab for this buyer, over a reload or a lost session. */
import { filePathOf } from "@tradehall/mall-rules/checks/file";
import { type StoreField, type StorePicture, storePictures } from "@tradehall/mall-rules/checks/store";
import { keysOf } from "@tradehall/mall-rules/records";
import { useMemo, useRef } from "react";
import { useOnChange } from "../../browser/calls/use-on-change.ts";
import { useKept } from "../../browser/forms/use-draft.ts";
import { useRegions } from "../../browser/forms/use-regions.ts";
import { storeDraft } from "./store-answer.ts";

type Values = Partial<Record<StoreField, string>>;
type Regions = Parameters<typeof useRegions>[0];

const kinds = keysOf(storePictures);

/** `start` is what is in the form without a draft. */
export function useStoreDraft(start: Values, startRegions: Regions) {
  const { kept, keep } = useKept<Values>(storeDraft);
  const latest = useRef<Values>(undefined);
  const { cities, areas, open, pending } = useRegions(startRegions);
  const values = { ...start, ...kept, ...latest.current };
  const change = (some: Values) => {
    latest.current = { ...start, ...kept, ...latest.current, ...some };
    keep(latest.current);
  };
  // The lists below the province of a draft are fetched as if it was chosen again.
  useOnChange(kept, ({ provinceId, cityId }) => {
    if (!provinceId || provinceId === start.provinceId) return;
    void open("city", provinceId).then((isThere) => {
      if (isThere && cityId) void open("area", cityId);
    });
  });
  /** Pictures are kept by their names; a signature would be over before the draft is read. */
  const named = kinds.map((kind) => values[kind] ?? "").join();
  // The same list while nothing changes: another one is shown from its beginning.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names say it all.
  const pictures = useMemo(() => {
    const list = (kind: StorePicture): readonly string[] => (values[kind] ? [values[kind]] : []);
    return { logo: list("logo"), licence: list("licence"), idFront: list("idFront"), idBack: list("idBack") };
  }, [named]);
  return {
    values,
    change,
    pictures,
    onPicture: (kind: StorePicture) => (paths: readonly string[]) =>
      change({ [kind]: filePathOf(paths[0] ?? "") }),
    onTyped: (typed: Values) => {
      const texts = Object.entries(typed).filter(([name]) => !kinds.some((kind) => kind === name));
      change(Object.fromEntries(texts));
    },
    regions: { cities, areas },
    onRegionOpen: (...asked: Parameters<typeof open>) => void open(...asked),
    ...pending,
    /** Another draft is another form. */
    formKey: kept ? "kept" : "",
  };
}
