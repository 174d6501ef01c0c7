/** The address form in a dialog: regions are fetched level by level, saving goes through the page's own action. */

import type { EditableAddress } from "@tradehall/mall-adapters/address";
import type { AddressDialogProps } from "@tradehall/mall-components/account/AddressDialog";
import type { RegionOption } from "@tradehall/mall-components/forms/RegionCascader";
import { useState } from "react";
import { useFetcher } from "react-router-dom";
import type { AddressAnswer } from "../../server/address-action.ts";
import { useOnChange } from "../calls/use-on-change.ts";
import { useKept } from "./use-draft.ts";
import { useRegions } from "./use-regions.ts";

type Values = NonNullable<AddressDialogProps["defaultValues"]>;
/** What the open form starts from. */
interface Edited {
  values: Values;
  isDefaultLocked: boolean;
}

interface Options {
  /** The page's own address, which saves. */
  action: string;
  provinces: readonly RegionOption[];
  onSaved(addrId: number): void;
}

export function useAddressDialog({ action, provinces, onSaved }: Options) {
  const [edited, setEdited] = useState<Edited>();
  const draft = useKept<Edited>("address");
  const { cities, areas, open, reset, pending } = useRegions();
  const saving = useFetcher<AddressAnswer>();

  const show = (shown: Edited) => {
    saving.reset();
    reset();
    setEdited(shown);
    const { provinceId, cityId } = shown.values;
    if (!provinceId) return;
    void open("city", provinceId).then((isThere) => {
      if (isThere && cityId) void open("area", cityId);
    });
  };
  const close = () => {
    draft.drop();
    setEdited(undefined);
  };

  // What was typed before the session was lost, or the page reloaded: the form opens with it again.
  const kept = draft.kept;
  useOnChange(kept, show);

  useOnChange(saving.data, (answer) => {
    if (!answer.ok || edited === undefined) return;
    close();
    onSaved(answer.data.addrId);
  });

  const error = saving.data?.ok === false && saving.state === "idle" ? saving.data.error : undefined;
  const props: AddressDialogProps | undefined = edited && {
    isOpen: true,
    onClose: close,
    onLost: () => setEdited(undefined),
    regions: { provinces, cities, areas },
    onRegionOpen: (level, parentId) => void open(level, parentId),
    ...pending,
    isPending: saving.state !== "idle",
    action,
    onSubmit: (values) => void saving.submit(values, { method: "POST", action }),
    onTyped: (values) => draft.keep({ values, isDefaultLocked: edited.isDefaultLocked }),
    defaultValues: edited.values,
    isDefaultLocked: edited.isDefaultLocked,
    ...(error ? { fieldErrors: error.fields, formError: error.message } : {}),
  };
  return {
    props,
    add: () => show({ values: {}, isDefaultLocked: false }),
    edit: (address: EditableAddress | undefined) => {
      if (!address) return;
      const { id, receiver, mobile, detail, provinceId, cityId, areaId, isDefault = false } = address;
      const values = { addrId: id, receiver, mobile, detail, provinceId, cityId, areaId };
      show({ values: { ...values, isDefault: isDefault ? "1" : "" }, isDefaultLocked: isDefault });
    },
  };
}
