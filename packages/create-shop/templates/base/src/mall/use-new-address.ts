import { addAddress } from "@tradehall/api-client/endpoints/address/add-address";
import { listAreas } from "@tradehall/api-client/endpoints/address/list-areas";
import { ApiError, NetworkError, SignInNeeded } from "@tradehall/api-client/errors";
import type { AddressDialogProps } from "@tradehall/mall-components/account/AddressDialog";
import type { RegionLevel, RegionOption } from "@tradehall/mall-components/forms/RegionCascader";
import { networkErrorFormWords } from "@tradehall/mall-rules/words";
import { useRef, useState } from "react";
import { language } from "../language";
import { mall } from "./client";
import { useFailure } from "./use-failure";

const noRegions: AddressDialogProps["regions"] = { provinces: [], cities: [], areas: [] };

/** The regions inside one; 0 are the provinces. */
async function regionsIn(pid: number): Promise<RegionOption[]> {
  const areas = await mall(listAreas, { query: { pid } });
  return areas.map(({ areaId, areaName }) => ({ id: String(areaId), name: areaName }));
}

/** The client's own key needs https, which a phone does not have that opens the shop of a machine beside it. */
const randomKey = () => crypto.getRandomValues(new Uint32Array(4)).join("-");

function save(form: FormData) {
  const text = (name: string) => String(form.get(name) ?? "");
  const body = {
    ...{ receiver: text("receiver"), mobile: text("mobile"), addr: text("detail") },
    provinceId: Number(text("provinceId")),
    cityId: Number(text("cityId")),
    areaId: Number(text("areaId")),
    commonAddr: text("isDefault") ? (1 as const) : (0 as const),
  };
  return mall(addAddress, { body }, { idempotencyKey: randomKey() });
}

/** The dialog for another delivery address: its regions are asked for level by level. */
export function useNewAddress(onSaved: (addrId: number) => void) {
  const failed = useFailure();
  const [isOpen, setOpen] = useState(false);
  const [isPending, setPending] = useState(false);
  const [regions, setRegions] = useState(noRegions);
  const [pendingRegion, setPendingRegion] = useState<RegionLevel>();
  const [refused, setRefused] = useState<Pick<AddressDialogProps, "fieldErrors" | "formError">>({});
  const newestParent = useRef("");

  const open = async () => {
    try {
      setRegions({ ...noRegions, provinces: await regionsIn(0) });
      setRefused({});
      setOpen(true);
    } catch (error) {
      failed(error);
    }
  };
  const openRegion = async (level: RegionLevel, parentId: string) => {
    newestParent.current = parentId;
    setPendingRegion(level);
    setRegions((now) => ({ ...now, areas: [], ...(level === "city" ? { cities: [] } : {}) }));
    try {
      const found = await regionsIn(Number(parentId));
      if (newestParent.current !== parentId) return;
      setRegions((now) => ({ ...now, [level === "city" ? "cities" : "areas"]: found }));
    } catch (error) {
      failed(error);
    }
    setPendingRegion(undefined);
  };
  const submit = async (form: FormData) => {
    setPending(true);
    setRefused({});
    try {
      const { addrId } = await save(form);
      setOpen(false);
      onSaved(addrId);
    } catch (error) {
      if (error instanceof NetworkError) setRefused({ formError: networkErrorFormWords[language.locale] });
      else if (error instanceof ApiError && !(error instanceof SignInNeeded)) {
        // The form says `detail` where the wire says `addr`.
        const { addr, ...fields } = error.fields;
        setRefused({
          fieldErrors: addr ? { ...fields, detail: addr } : fields,
          formError: error.serverMessage,
        });
      } else failed(error);
    } finally {
      setPending(false);
    }
  };
  const dialog: AddressDialogProps = {
    ...{ isOpen, isPending, regions, ...refused },
    ...(pendingRegion ? { pendingRegion } : {}),
    onClose: () => setOpen(false),
    onRegionOpen: (level, parentId) => void openRegion(level, parentId),
    onSubmit: (form) => void submit(form),
  };
  return { dialog, open: () => void open() };
}
