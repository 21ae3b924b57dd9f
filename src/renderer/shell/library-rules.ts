// Rules of libraries, in one order, whatever page is looked at first. Those of ours are modules, which come with
// the code that shows them: their names are their own, and layers say which of two modules wins (styles/main.css).
import 'uplot/dist/uPlot.min.css';
import '@xyflow/react/dist/base.css';
