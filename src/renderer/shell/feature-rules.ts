// Rules that are not modules yet, and those of libraries, in one order. A module comes with the code that shows
// it: its names are its own, and layers say which of two modules wins (styles/main.css). The code of a page comes
// when the page is looked at; were these to come with it, which of two rules wins would depend on the way
// somebody took through the window.
import 'uplot/dist/uPlot.min.css';
import '../features/runs/runs.css';
import '@xyflow/react/dist/base.css';
