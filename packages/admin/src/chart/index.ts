export { ChartEnds, ChartTable } from './chart-parts';
export { ColumnChart } from './column-chart';
export { NUMBERED_AXIS } from './numbered-axis';
