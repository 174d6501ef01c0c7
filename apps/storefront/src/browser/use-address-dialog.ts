/** The address form in a dialog: regions are fetched level by level, saving goes through the address page's action. */
import type { AddressView } from "@tradehall/mall-components/account/AddressCard";
import type { AddressDialogProps } from "@tradehall/mall-components/account/AddressDialog";
import type { RegionOption } from "@tradehall/mall-components/account/RegionCascader";
import { useEffect, useState } from "react";
import { useFetcher } from "react-router-dom";
import type { Attempt } from "../server/attempt.ts";
import { pageCalls } from "./lazy-calls.ts";
import { useErrorReaction } from "./Reactions.tsx";

type RegionLevel = Parameters<NonNullable<AddressDialogProps["onRegionOpen"]>>[0];

/** What saving an address answers. */
export type AddressAnswer = { intent: string } & Attempt<{ addrId: number }>;

/** An address with the ids of its region, as the form starts from. */
export type EditableAddress = AddressView & { provinceId: string; cityId: string; areaId: string };

interface Options {
  provinces: readonly RegionOption[];
  onSaved(addrId: number): void;
}

export function useAddressDialog({ provinces, onSaved }: Options) {
  const [edited, setEdited] = useState<EditableAddress | "new">();
  const [cities, setCities] = useState<readonly RegionOption[]>([]);
  const [areas, setAreas] = useState<readonly RegionOption[]>([]);
  const [pendingRegion, setPendingRegion] = useState<AddressDialogProps["pendingRegion"]>();
  const saving = useFetcher<AddressAnswer>();
  const react = useErrorReaction();

  const open = async (level: RegionLevel, parentId: string): Promise<void> => {
    setPendingRegion(level);
    if (level === "city") setAreas([]);
    try {
      const { fetchAreas } = await pageCalls();
      const found = await fetchAreas(Number(parentId));
      const options = found.map((area) => ({ id: String(area.areaId), name: area.areaName }));
      if (level === "city") setCities(options);
      else setAreas(options);
    } catch (error) {
      react(error);
    } finally {
      setPendingRegion(undefined);
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer counts once.
  useEffect(() => {
    if (!saving.data?.ok || edited === undefined) return;
    setEdited(undefined);
    onSaved(saving.data.data.addrId);
  }, [saving.data]);

  const error = saving.data?.ok === false && saving.state === "idle" ? saving.data.error : undefined;
  const props: AddressDialogProps | undefined = edited && {
    isOpen: true,
    onClose: () => setEdited(undefined),
    regions: { provinces, cities, areas },
    onRegionOpen: (level, parentId) => void open(level, parentId),
    ...(pendingRegion ? { pendingRegion } : {}),
    isPending: saving.state !== "idle",
    action: "/user-center/uc-address",
    onSubmit: (values) => void saving.submit(values, { method: "POST", action: "/user-center/uc-address" }),
    ...(edited === "new"
      ? {}
      : {
          defaultValues: {
            id: edited.id,
            receiver: edited.receiver,
            mobile: edited.mobile,
            detail: edited.detail,
            isDefault: edited.isDefault ?? false,
            provinceId: edited.provinceId,
            cityId: edited.cityId,
            areaId: edited.areaId,
          },
          isDefaultLocked: edited.isDefault ?? false,
        }),
    ...(error ? { fieldErrors: error.fields, formError: error.message } : {}),
  };
  return {
    props,
    add: () => {
      saving.reset();
      setCities([]);
      setAreas([]);
      setEdited("new");
    },
    edit: (address: EditableAddress | undefined) => {
      if (!address) return;
      saving.reset();
      setEdited(address);
      void open("city", address.provinceId).then(() => open("area", address.cityId));
    },
  };
}
