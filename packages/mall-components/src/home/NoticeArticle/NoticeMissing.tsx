import { ButtonLink } from "@tradehall/ui/ButtonLink";
import { EmptyState } from "@tradehall/ui/EmptyState";
import { BellIcon, Icon } from "@tradehall/ui/Icon";
import { VisuallyHidden } from "@tradehall/ui/VisuallyHidden";
import { useIntl } from "react-intl";
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
      <EmptyState
        actions={
          <ButtonLink href={routes.notices} variant="outline">
            {intl.formatMessage(words.back)}
          </ButtonLink>
        }
        description={intl.formatMessage(words.missingHint)}
        illustration={<Icon as={BellIcon} size="xl" tone="faint" />}
        title={title}
      />
    </>
  );
}
