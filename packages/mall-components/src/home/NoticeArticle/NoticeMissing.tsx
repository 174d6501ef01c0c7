import { BellIcon } from "@tradehall/ui/Icon";
import { VisuallyHidden } from "@tradehall/ui/VisuallyHidden";
import { useIntl } from "react-intl";
import { NoRows } from "../../parts/NoRows.tsx";
import { useRoutes } from "../../routes/RoutesProvider.tsx";
import { words } from "./NoticeArticle.messages.ts";

/** An announcement that does not exist or is withdrawn (Spec §2). */
export function NoticeMissing() {
  const intl = useIntl();
  const routes = useRoutes();
  const title = intl.formatMessage(words.missing);
  return (
    <>
      <VisuallyHidden as="h1">{title}</VisuallyHidden>
      <NoRows
        description={intl.formatMessage(words.missingHint)}
        href={routes.notices}
        icon={BellIcon}
        link={intl.formatMessage(words.back)}
        title={title}
      />
    </>
  );
}
