/** The parts of the overview, of which each that failed is asked for again by itself. */
import { getCenterInfo } from "@tradehall/api-client/endpoints/account/center/get-center-info";
import type { CenterPart } from "@tradehall/api-client/models/center";
import { type CenterView, toCenterView } from "@tradehall/mall-adapters/center";
import type { ListStateProps } from "@tradehall/mall-components/parts/AsyncList";
import { useState } from "react";
import { dataRoutes } from "../../adapters/data-routes.ts";
import { mall } from "../../browser/calls/client.ts";
import { useShell } from "../../browser/session/use-shell.ts";

export function useCenterParts(loaded: CenterView | undefined) {
  const { locale } = useShell();
  const [later, setLater] = useState<Partial<CenterView>>({});
  const [asked, setAsked] = useState<readonly CenterPart[]>([]);
  const retry = async (part: CenterPart) => {
    setAsked((now) => [...now, part]);
    try {
      const info = await mall(getCenterInfo, { query: { part } });
      setLater((now) => ({ ...now, [part]: toCenterView(info, locale, dataRoutes)[part] }));
    } catch (error) {
      // The part says that it could not be loaded, and asks again.
      console.error(error);
    }
    setAsked((now) => now.filter((one) => one !== part));
  };
  return <Part extends CenterPart>(part: Part) => {
    const value: CenterView[Part] | null = later[part] ?? loaded?.[part] ?? null;
    const state = value !== null ? "ready" : asked.includes(part) ? "loading" : "failed";
    const list: Required<ListStateProps> = { state, onRetry: () => void retry(part) };
    return { value, list };
  };
}
