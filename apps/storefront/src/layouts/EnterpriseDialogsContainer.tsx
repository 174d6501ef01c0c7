/** What an enterprise member meets beside the pages: the picker, the agreement, and news of other tabs. */

import { currentEnterprise } from "@tradehall/mall-adapters/shell";
import { lazyPart } from "@tradehall/ui/lazy-part";
import { useEffect } from "react";
import { useAfterPaint } from "../browser/document/use-after-paint.ts";
import { useShell } from "../browser/session/use-shell.ts";
import { watchEnterprise } from "./enterprise-watch.ts";
import type { useEnterpriseSwitch } from "./use-enterprise-switch.ts";

// Opened by a press, or once in an administrator's life.
const EnterpriseDialogs = lazyPart(async () => (await import("./EnterpriseDialogs.tsx")).default);

interface EnterpriseDialogsContainerProps {
  /** The chrome's enterprise switch, which the top bar opens. */
  picker: ReturnType<typeof useEnterpriseSwitch>;
}

export function EnterpriseDialogsContainer({ picker }: EnterpriseDialogsContainerProps) {
  const { person, locale } = useShell();
  const user = person?.user;
  const isAfterPaint = useAfterPaint();
  useEffect(() => {
    if (!isAfterPaint) return;
    const enterprise = user && currentEnterprise(user);
    return watchEnterprise({
      enterprise: enterprise && { id: String(enterprise.enterpriseId), name: enterprise.enterpriseName },
      locale,
    });
  }, [user, locale, isAfterPaint]);
  const asksToAgree = user?.epAdminFirstLogin === 1;
  if (!user || !(picker.isOpen || (isAfterPaint && asksToAgree))) return null;
  return (
    <EnterpriseDialogs isPicking={picker.isOpen} onClose={picker.close} onLost={picker.close} user={user} />
  );
}
