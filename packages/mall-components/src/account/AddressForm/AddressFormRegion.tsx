import { RegionCascader } from "../RegionCascader/index.ts";
import type { AddressFormProps } from "./AddressForm.tsx";

type Props = Pick<AddressFormProps, "defaultValues" | "regions" | "onRegionOpen" | "pendingRegion">;

/** The region of the address form. */
export function AddressFormRegion({ defaultValues = {}, regions, onRegionOpen, pendingRegion }: Props) {
  const { provinceId, cityId, areaId } = defaultValues;
  return (
    <RegionCascader
      areas={regions.areas}
      cities={regions.cities}
      defaultValue={{ provinceId: provinceId ?? "", cityId: cityId ?? "", areaId: areaId ?? "" }}
      isRequired
      onOpen={onRegionOpen}
      pendingLevel={pendingRegion}
      provinces={regions.provinces}
    />
  );
}
