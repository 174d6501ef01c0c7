/** What an enterprise member meets beside the pages: the picker, the agreement, and news of other tabs. */

import { currentEnterprise } from "@tradehall/mall-adapters/shell";
import { latePart, untilItComes } from "@tradehall/ui/late-part";
import { useEffect } from "react";
import { useAfterPaint } from "../browser/document/use-after-paint.ts";
import { useShell } from "../browser/session/use-shell.ts";
import type { useEnterpriseSwitch } from "./use-enterprise-switch.ts";

// Opened by a press, or once in an administrator's life.
const EnterpriseDialogs = latePart(async () => (await import("./EnterpriseDialogs.tsx")).default);
const enterpriseWatch = () => import("./enterprise-watch.ts");

interface EnterpriseDoorsProps {
  /** The chrome's enterprise switch, which the top bar opens. */
  picker: ReturnType<typeof useEnterpriseSwitch>;
}

export function EnterpriseDoors({ picker }: EnterpriseDoorsProps) {
  const { person, locale } = useShell();
  const user = person?.user;
  const isAfterPaint = useAfterPaint();
  useEffect(() => {
    if (!isAfterPaint) return;
    let stop: (() => void) | undefined;
    let isOver = false;
    const enterprise = user && currentEnterprise(user);
    void untilItComes(enterpriseWatch).then(({ watchEnterprise }) => {
      if (isOver) return;
      stop = watchEnterprise({
        enterprise: enterprise && { id: String(enterprise.enterpriseId), name: enterprise.enterpriseName },
        locale,
      });
    });
    return () => {
      isOver = true;
      stop?.();
    };
  }, [user, locale, isAfterPaint]);
  const asksToAgree = user?.epAdminFirstLogin === 1;
  if (!user || !(picker.isOpen || (isAfterPaint && asksToAgree))) return null;
  return (
    <EnterpriseDialogs isPicking={picker.isOpen} onClose={picker.close} onLost={picker.close} user={user} />
  );
}
