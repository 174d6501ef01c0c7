import type { Meta, StoryObj } from "@storybook/react-vite";
import { Surface } from "../Surface/Surface.tsx";
import { Stack } from "./Stack.tsx";

const boxes = ["第一项", "第二项", "第三项"].map((words) => (
  <Surface key={words} padding="s" variant="outline">
    {words}
  </Surface>
));

const meta = { title: "ui/Stack", component: Stack, args: { children: boxes } } satisfies Meta<typeof Stack>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Centered: Story = { args: { align: "center" } };

export const Wide: Story = { args: { space: ["s", "xl"] } };

export const AsList: Story = {
  args: {
    as: "ul",
    "aria-label": "清单",
    children: ["螺丝", "扳手"].map((words) => <li key={words}>{words}</li>),
  },
};
