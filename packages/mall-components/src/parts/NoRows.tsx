import { ButtonLink } from "@tradehall/ui/ButtonLink";
import { EmptyState, type EmptyStateProps } from "@tradehall/ui/EmptyState";
import { Icon, type IconProps } from "@tradehall/ui/Icon";

interface NoRowsProps extends Pick<EmptyStateProps, "title" | "description"> {
  /** What the rows are of. Default an open box. */
  icon?: IconProps["as"];
  /** Where to go from here. */
  href: string | undefined;
  /** The link's words. */
  link: string;
}

/** What a list shows in place of rows: why there are none, and a link that leads on. */
export function NoRows({ icon, href, link, ...words }: NoRowsProps) {
  return (
    <EmptyState
      {...words}
      {...(icon ? { illustration: <Icon as={icon} size="xl" tone="faint" /> } : {})}
      actions={
        href !== undefined && (
          <ButtonLink href={href} variant="outline">
            {link}
          </ButtonLink>
        )
      }
    />
  );
}
