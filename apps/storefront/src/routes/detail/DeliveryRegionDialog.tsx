import { listAddresses } from "@tradehall/api-client/endpoints/address/list-addresses";
import { listAreas } from "@tradehall/api-client/endpoints/address/list-areas";
import { RegionDialog, type RegionDialogProps } from "@tradehall/mall-components/product/RegionDialog";
import { useEffect, useEffectEvent, useState } from "react";
import { mall } from "../../browser/calls/client.ts";
import { useErrorReaction } from "../../browser/errors/Reactions.tsx";
import { useRegions } from "../../browser/forms/use-regions.ts";
import { keepCookie } from "../../browser/session/keep-cookie.ts";
import { useShell } from "../../browser/session/use-shell.ts";
import { regionCookie } from "../../isomorphic/cookies.ts";

/** Asks for the region; what is chosen is remembered by this browser, for every product. */
export function DeliveryRegionDialog({ onChosen, onClose }: { onChosen: () => void; onClose: () => void }) {
  const isSignedIn = useShell().person !== null;
  const { cities, areas, open, pending } = useRegions();
  const [provinces, setProvinces] = useState<RegionDialogProps["regions"]["provinces"]>([]);
  const [addresses, setAddresses] = useState<NonNullable<RegionDialogProps["addresses"]>>([]);
  const react = useErrorReaction();
  const load = useEffectEvent(() => {
    mall(listAreas, { query: { pid: 0 } })
      .then((found) => setProvinces(found.map((one) => ({ id: String(one.areaId), name: one.areaName }))))
      .catch(react);
    if (!isSignedIn) return;
    mall(listAddresses)
      .then((found) =>
        setAddresses(
          found.map(({ addrId, areaId, province, city, area, addr }) => ({
            ...{ id: String(addrId), areaId: String(areaId) },
            text: [...new Set([province, city, area, addr])].join(" "),
          })),
        ),
      )
      // The regions are there all the same.
      .catch(console.error);
  });
  useEffect(() => load(), []);
  return (
    <RegionDialog
      addresses={addresses}
      isOpen
      onChoose={(areaId) => {
        keepCookie(regionCookie, areaId);
        onChosen();
      }}
      onClose={onClose}
      onOpen={(level, parentId) => void open(level, parentId)}
      regions={{ provinces, cities, areas }}
      {...(pending.pendingRegion ? { pendingLevel: pending.pendingRegion } : {})}
    />
  );
}
