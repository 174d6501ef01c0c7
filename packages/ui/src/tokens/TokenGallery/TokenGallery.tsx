import { Grid } from "../../components/Grid/Grid.tsx";
import { Heading } from "../../components/Heading/Heading.tsx";
import { Stack } from "../../components/Stack/Stack.tsx";
import { Text } from "../../components/Text/Text.tsx";
import * as css from "./TokenGallery.css.ts";

interface GroupProps {
  title: string;
  classes: Record<string, string>;
  /** Words set in the token's own looks, for fonts and sizes. */
  sample?: string;
}

function Group({ title, classes, sample }: GroupProps) {
  return (
    <Stack as="section" aria-label={title} space="s">
      <Heading level={2}>{title}</Heading>
      <Grid columns={sample ? 2 : 6} space="s">
        {Object.entries(classes).map(([name, className]) => (
          <Stack key={name} space="xxs">
            <div className={className}>{sample}</div>
            <Text isMono size="xs" tone="muted">
              {name}
            </Text>
          </Stack>
        ))}
      </Grid>
    </Stack>
  );
}

export interface TokenGalleryProps {
  /** Words that show the fonts and sizes. */
  sample: string;
}

/** Every token that can be seen, in the brand of the toolbar. */
export function TokenGallery({ sample }: TokenGalleryProps) {
  return (
    <Stack space="xl">
      <Group classes={css.color} title="color" />
      <Group classes={css.font} sample={sample} title="font" />
      <Group classes={css.fontSize} sample={sample} title="fontSize" />
      <Group classes={css.space} title="space" />
      <Group classes={css.radius} title="radius" />
      <Group classes={css.shadow} title="shadow" />
    </Stack>
  );
}
