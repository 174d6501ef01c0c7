import type { Meta, StoryObj } from "@storybook/react-vite";
import { FloorNavigator } from "./FloorNavigator.tsx";

const meta = {
  title: "catalog/FloorNavigator",
  component: FloorNavigator,
  // It stands over the page, so that the docs give each story a page of its own.
  parameters: { docs: { story: { inline: false, height: "30rem" } } },
  args: {
    floors: [
      { id: "floor-1", label: "工具" },
      { id: "floor-2", label: "安全防护" },
    ],
  },
} satisfies Meta<typeof FloorNavigator>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const None: Story = { args: { floors: [] } };
