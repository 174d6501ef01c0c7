import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Grid } from "../Grid/Grid.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { Text } from "../Text/Text.tsx";
import { Icon, type IconShape } from "./Icon.tsx";
import * as icons from "./icons.ts";

const meta = {
  title: "ui/Icon 图标 icon svg",
  id: "ui-icon",
  component: Icon,
  args: { as: icons.CartIcon },
} satisfies Meta<typeof Icon>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Named: Story = {
  args: { label: "购物车" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "购物车" })).toBeVisible();
  },
};

export const AllIcons: Story = {
  render: (args) => (
    <Grid columns={6} space="l">
      {Object.entries(icons).map(([name, shape]) => (
        <Stack align="center" key={name} space="xs">
          <Icon {...args} as={shape as IconShape} size="l" />
          <Text size="xs" tone="muted">
            {name}
          </Text>
        </Stack>
      ))}
    </Grid>
  ),
};
