/** Toasts, the modal of A00008, and what no first view needs. */
import { ReactionHost } from "@tradehall/mall-components/chrome/ReactionHost";
import { useRouteLoaderData } from "react-router-dom";
import { hrefTo } from "../../href-to.ts";
import type { RootLoader } from "../../root-loader.ts";
import { useShellStore } from "../../stores/shell-store.ts";
import { useVisits } from "../analytics/use-visits.ts";
import { AfterPaint } from "../document/AfterPaint.tsx";
import { useAfterPaint } from "../document/use-after-paint.ts";

export function Reactions() {
  const isDealerChanged = useShellStore((store) => store.isDealerChanged);
  const set = useShellStore((store) => store.set);
  const confirm = () => {
    set({ isDealerChanged: false });
    // A new document: nothing of the old dealer may stay on the screen.
    window.location.assign(hrefTo("home"));
  };
  const isAfterPaint = useAfterPaint();
  useVisits(useRouteLoaderData<RootLoader>("root")?.person?.user.userInfo.userId);
  return (
    <>
      <ReactionHost isDealerChanged={isDealerChanged} onDealerConfirm={confirm} />
      {isAfterPaint && <AfterPaint />}
    </>
  );
}
