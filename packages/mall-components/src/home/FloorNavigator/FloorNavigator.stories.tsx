import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { expect, waitFor } from "storybook/test";
import { FloorNavigator } from "./FloorNavigator.tsx";

const meta = {
  title: "home/FloorNavigator 楼层导航 电梯导航 锚点 anchor",
  id: "home-floornavigator",
  component: FloorNavigator,
  // It is over the page, so that the docs give each story a page of its own.
  parameters: { docs: { story: { inline: false, height: "30rem" } } },
  args: {
    floors: [
      { id: "floor-1", label: "工具" },
      { id: "floor-2", label: "安全防护" },
    ],
  },
  // It has room beside the frame from this width on.
  globals: { viewport: { value: "desktop" } },
} satisfies Meta<typeof FloorNavigator>;
export default meta;

type Story = StoryObj<typeof meta>;

const floorsBelow = (height: string) => (Story: () => ReactNode) => (
  <>
    <div style={{ blockSize: height }} />
    <section id="floor-1" style={{ blockSize: "150vh" }} />
    <section id="floor-2" style={{ blockSize: "150vh" }} />
    {Story()}
  </>
);
export const Default: Story = { decorators: [floorsBelow("0")] };
export const NotBeforeTheFirstFloor: Story = {
  tags: ["!autodocs"],
  decorators: [floorsBelow("120vh")],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("navigation")).toBeNull();
    window.scrollTo(0, 2 * window.innerHeight);
    await waitFor(() => expect(canvas.getByText("工具").closest("nav")).not.toHaveAttribute("hidden"));
  },
};
export const None: Story = { args: { floors: [] } };
