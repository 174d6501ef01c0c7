/** The enterprise picker: the choice is saved, then the page loads anew so that nothing old stays (Spec §4). */
import { useState } from "react";
import { cookieNames, cookieText } from "./cookies.ts";
import { pageCalls } from "./lazy-calls.ts";
import { useErrorReaction } from "./Reactions.tsx";
import { useShell } from "./use-shell.ts";

export function useEnterpriseSwitch() {
  const { person } = useShell();
  const [isOpen, setOpen] = useState(false);
  const [pendingId, setPendingId] = useState<string>();
  const [hasFailed, setFailed] = useState(false);
  const react = useErrorReaction();

  const pick = async (enterpriseId: string) => {
    const chosen = person?.user.enterpriseList.find((item) => String(item.enterpriseId) === enterpriseId);
    if (!person || !chosen) return;
    setPendingId(enterpriseId);
    setFailed(false);
    try {
      const { chooseEnterprise } = await pageCalls();
      await chooseEnterprise({
        userId: person.user.userInfo.userId,
        currentEpId: chosen.enterpriseId,
        adminUserId: chosen.adminUserId,
        shopId: chosen.shopId,
      });
      const isSecure = window.location.protocol === "https:";
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
      document.cookie = cookieText(cookieNames.enterpriseId, enterpriseId, { isSecure });
      // biome-ignore lint/suspicious/noDocumentCookie: as above.
      document.cookie = cookieText(cookieNames.enterpriseName, chosen.enterpriseName, { isSecure });
      window.location.reload();
    } catch (error) {
      setFailed(true);
      setPendingId(undefined);
      react(error);
    }
  };
  return {
    isOpen,
    pendingId,
    hasFailed,
    open: () => setOpen(true),
    close: () => setOpen(false),
    pick: (enterpriseId: string) => void pick(enterpriseId),
  };
}
