import { Link } from "@tradehall/ui/Link";
import { useIntl } from "react-intl";
import { storeWords } from "../../messages/store.messages.ts";
import { useRoutes } from "../../routes/RoutesProvider.tsx";
import * as css from "./TopBar.css.ts";

/** A phone's bar has no room for it; the menu of the user centre leads there, too. */
export function OpenStore() {
  const intl = useIntl();
  const { openStore } = useRoutes();
  if (!openStore) return null;
  return (
    <span className={css.wideOnly}>
      <Link href={openStore} tone="inherit">
        {intl.formatMessage(storeWords.open)}
      </Link>
    </span>
  );
}
