import type { Meta, StoryObj } from "@storybook/react-vite";
import { Frame } from "@tradehall/ui/Frame";
import { Heading } from "@tradehall/ui/Heading";
import { Skeleton } from "@tradehall/ui/Skeleton";
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
  // It has room beside the frame from this width on.
  globals: { viewport: { value: "desktop" } },
  decorators: [
    (Story, { args }) => (
      <Frame>
        {args.floors.map(({ id, label }) => (
          <section id={id} key={id}>
            <Heading level={2}>{label}</Heading>
            <Skeleton lines={8} />
          </section>
        ))}
        {Story()}
      </Frame>
    ),
  ],
} satisfies Meta<typeof FloorNavigator>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const None: Story = { args: { floors: [] } };
