import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { BarChart } from '@mui/x-charts/BarChart';

type FunnelChartProps = {
  counts: readonly number[];
  /** In pixels, divided equally between the bars. */
  height: number;
};

/** A bar chart of the funnel. The figures beside it say the same, so it takes no input. */
export function FunnelChart({ counts, height }: FunnelChartProps) {
  const { vars, palette } = useTheme();
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  return (
    <BarChart
      layout="horizontal"
      height={height}
      margin={0}
      hideLegend
      disableKeyboardNavigation
      skipAnimation={isStill}
      slots={{ tooltip: () => null }}
      axisHighlight={{ x: 'none', y: 'none' }}
      yAxis={[
        {
          scaleType: 'band',
          data: counts.map((_, index) => index),
          categoryGapRatio: 0.12,
          position: 'none',
        },
      ]}
      xAxis={[{ position: 'none', min: 0, max: Math.max(...counts), domainLimit: 'strict' }]}
      series={[{ data: [...counts], color: (vars ?? { palette }).palette.primary.main, minBarSize: 3 }]}
    />
  );
}
