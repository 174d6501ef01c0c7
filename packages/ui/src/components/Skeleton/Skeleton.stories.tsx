import type { Meta, StoryObj } from "@storybook/react-vite";
import { Grid } from "../Grid/Grid.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { Surface } from "../Surface/Surface.tsx";
import { Skeleton } from "./Skeleton.tsx";

const meta = {
  title: "ui/Skeleton 骨架屏 加载占位 loading skeleton",
  id: "ui-skeleton",
  component: Skeleton,
} satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Lines: Story = { args: { lines: 3 } };

export const Shapes: Story = {
  render: () => (
    <Stack>
      <Skeleton shape="circle" />
      <Skeleton shape="block" />
      <Skeleton shape="text" width="half" />
    </Stack>
  ),
};

export const CardsOnTheirWay: Story = {
  render: () => (
    <Grid columns={5}>
      {["a", "b", "c", "d", "e"].map((key) => (
        <Surface key={key} padding="s">
          <Stack space="s">
            <Skeleton shape="picture" />
            <Skeleton size="l" width="half" />
            <Skeleton lines={2} />
          </Stack>
        </Surface>
      ))}
    </Grid>
  ),
};
