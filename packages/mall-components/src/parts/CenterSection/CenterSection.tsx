import { Stack } from "@tradehall/ui/Stack";
import { Surface } from "@tradehall/ui/Surface";
import { Text } from "@tradehall/ui/Text";
import { type ReactNode, useId } from "react";
import { AsyncList, type ListStateProps } from "../AsyncList/AsyncList.tsx";
import { SectionHeading } from "../SectionHeading/SectionHeading.tsx";

export interface CenterSectionProps extends ListStateProps {
  /** Its heading, which names the region. */
  title: string;
  /** Address where all of it is; without it no link shows. */
  moreHref?: string;
  /** Said in place of the content where there is none. */
  emptyText?: string | false;
  /** The content. */
  children?: ReactNode;
}

/** A part of a page of the user centre; with a `state` it comes, fails and is asked for again without the others. */
export function CenterSection(props: CenterSectionProps) {
  const { title, moreHref, emptyText, children, state, onRetry } = props;
  const id = useId();
  return (
    <Surface aria-labelledby={id} as="section">
      <Stack space="m">
        <SectionHeading id={id} moreHref={moreHref} title={title} />
        {state === undefined && !emptyText ? (
          children
        ) : (
          <AsyncList
            empty={
              emptyText && (
                <Text as="p" size="s" tone="muted">
                  {emptyText}
                </Text>
              )
            }
            onRetry={onRetry}
            size="s"
            state={state}
          >
            {children}
          </AsyncList>
        )}
      </Stack>
    </Surface>
  );
}
