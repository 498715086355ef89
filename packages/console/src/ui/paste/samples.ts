/** The clipboard content of Word for a heading, a nested list, a table and an image, with repetitions removed. */
export const fromWord = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><link rel=File-List href="file:///C:/Temp/clip_filelist.xml">
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0cm; font-family:"Calibri",sans-serif;} --></style></head>
<body lang=EN-GB style='tab-interval:36.0pt'>
<!--StartFragment-->
<p class=MsoTitle>Kettle manual<o:p></o:p></p>
<h1 style='margin-top:12.0pt'><a name="_Toc1"></a><b>Before you begin</b><o:p></o:p></h1>
<p class=MsoNormal style='margin-bottom:8.0pt'>Unplug it&nbsp;first.<span
style='mso-spacerun:yes'>  </span>See <a href="https://example.com/safety"><span style='color:#0563C1'>safety</span></a>
and <a href="#_Toc1">above</a>.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-bidi-font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Water<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><!--[if !supportLists]--><span
style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><!--[endif]-->Cold<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]><i>Acid</i><o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><!--[if !supportLists]--><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span><!--[endif]-->Fill<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><!--[if !supportLists]--><span style='mso-list:Ignore'>2.<span>&nbsp; </span></span><!--[endif]-->Heat<o:p></o:p></p>
<table class=MsoTableGrid border=1 style='border-collapse:collapse'>
 <tr><td width=200 style='width:150.0pt'><p class=MsoNormal><b>Model<o:p></o:p></b></p></td><td width=200><p class=MsoNormal><b>Spoons</b><o:p></o:p></p></td></tr>
 <tr><td><p class=MsoNormal>Small<o:p></o:p></p></td><td><p class=MsoNormal>1<o:p></o:p></p></td></tr>
</table>
<p class=MsoNormal><!--[if gte vml 1]><v:shape id="p1"><v:imagedata src="file:///C:/Temp/clip_image001.png"/></v:shape><![endif]--><![if !vml]><img width=200 height=100 src="file:///C:/Temp/clip_image002.png" v:shapes="p1"><![endif]></p>
<!--EndFragment--></body></html>`;

/** The clipboard content of Google Docs. */
export const fromGoogleDocs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1f2e"><h2 dir="ltr" style="line-height:1.38;margin-top:18pt;"><span style="font-size:16pt;font-family:Arial,sans-serif;font-weight:400;">Before you begin</span></h2><p dir="ltr" style="line-height:1.38;"><span style="font-weight:400;font-style:normal;white-space:pre-wrap;">Unplug it </span><span style="font-weight:700;font-style:normal;">first</span><span style="font-weight:400;font-style:italic;">, please</span><span style="font-weight:400;text-decoration:line-through;">!</span><span style="font-weight:400;font-family:'Courier New',monospace;">boil</span></p><br /><ul style="margin-top:0;margin-bottom:0;"><li dir="ltr" style="list-style-type:disc;font-weight:400;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Water</span></p></li><ul><li dir="ltr" style="list-style-type:circle;" aria-level="2"><p dir="ltr"><span style="font-weight:400;">Cold</span></p></li></ul></ul><p dir="ltr"><a href="https://example.com/safety" style="text-decoration:none;"><span style="font-weight:400;text-decoration:underline;">Safety</span></a><span><img src="https://lh7-rt.googleusercontent.com/docsz/x" width="600" height="300" style="margin-left:0px;"></span></p></b><br class="Apple-interchange-newline">`;
